import { Box } from '@mui/material';

import { Icon } from '../../ui/icons';
import { Card } from '../../ui/layout/card';
import { Drawing, type DrawingName } from './drawing';
import { messages } from './messages';
import { SampleTag } from './sample-panel';
import { Section } from './section';

const REVIEWS: readonly { drawing: DrawingName; name: string; achieved: string; words: string }[] =
  [
    {
      drawing: 'lemon',
      name: messages.mayaR,
      achieved: messages.mayaResult,
      words: messages.mayaStory,
    },
    {
      drawing: 'avocado',
      name: messages.jonasK,
      achieved: messages.jonasResult,
      words: messages.jonasStory,
    },
    {
      drawing: 'apple',
      name: messages.priyaS,
      achieved: messages.priyaResult,
      words: messages.priyaStory,
    },
  ];

export function Reviews() {
  return (
    <Section id="testimonials" title={messages.reviews}>
      <Box sx={{ mt: { xs: -2, md: -4 }, mb: 3 }}>
        <SampleTag words={messages.sampleStories} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {REVIEWS.map((review) => (
          <Review key={review.name} {...review} />
        ))}
      </Box>
    </Section>
  );
}

interface ReviewProps {
  drawing: DrawingName;
  name: string;
  achieved: string;
  words: string;
}

function Review({ drawing, name, achieved, words }: ReviewProps) {
  return (
    <Card component="figure" sx={{ m: 0, display: 'flex', flexDirection: 'column', gap: 2.5 }}>
      <Box component="blockquote" sx={{ m: 0, fontSize: '1.125rem', lineHeight: 1.5 }}>
        {words}
      </Box>
      <Box
        component="figcaption"
        sx={{ mt: 'auto', display: 'flex', gap: 1.5, alignItems: 'center' }}
      >
        <Drawing name={drawing} size={52} />
        <Box sx={{ lineHeight: 1.4, minWidth: 0 }}>
          <Box sx={{ fontWeight: 700 }}>{name}</Box>
          <Box sx={{ display: 'flex', gap: 0.75, color: 'primary.main', fontWeight: 600 }}>
            <Icon name="check" size={20} />
            {achieved}
          </Box>
        </Box>
      </Box>
    </Card>
  );
}
