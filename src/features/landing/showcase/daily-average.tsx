import { Box } from '@mui/material';

export function DailyAverage() {
  return (
    <Box sx={{ mt: 'auto', pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <Box sx={{ mr: 'auto', fontWeight: 650 }}>Daily average</Box>
        <span>1485 of 1650 calories</span>
      </Box>
      <Box aria-hidden sx={{ height: 14, borderRadius: '20px', bgcolor: 'raised.main' }}>
        <Box sx={{ width: '90%', height: '100%', borderRadius: '20px', bgcolor: 'primary.main' }} />
      </Box>
      <Box sx={{ mt: 0.5, fontWeight: 700 }}>90%</Box>
    </Box>
  );
}
