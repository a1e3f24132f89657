import { toMailbox, type Chapter } from '../legal-text';

export const USE: readonly Chapter[] = [
  {
    id: 'who',
    title: 'Whom you deal with',
    text: [
      ({ operator, site }) =>
        `Platelog${site === '' ? '' : ` at ${site}`} is operated by ${operator} (“we”). These terms are between you and us.`,
      (host) => `To reach us, write ${toMailbox(host)}.`,
    ],
  },
  {
    id: 'service',
    title: 'What Platelog does',
    text: [
      'You set your weight and fitness goals and log what you eat by photo or in words. Platelog works out calories and nutrients and, from your goals and what you log, personalised recommendations. It works without signal; what you enter then reaches the server later.',
    ],
  },
  {
    id: 'health',
    title: 'Not medical advice',
    text: [
      'Figures are estimates, from tables of foods and from software that can be wrong about what is on a plate and how much of it. They are no diagnosis and no treatment. Do not rely on them alone where a wrong figure could harm you: allergies, diabetes, pregnancy, kidney disease, medicines, or an eating disorder. Talk to a doctor or a dietitian before you change how you eat for such a reason.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    text: [
      [
        'You must be at least 13 years old. If you are not yet of age where you live, a parent or guardian has to agree.',
        'One person, one account. What you tell us when you sign up should be true.',
        'Keep your password to yourself. What is done with your account counts as done by you, until you tell us that somebody else has got in.',
      ],
    ],
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    text: [
      'Please do not break into the service or into accounts of others, overload it, get around its limits, resell it, or upload pictures that are against the law or show people who have not agreed. You may use the API with your own account. We may close an account that does such things; where it is possible we ask first.',
    ],
  },
  {
    id: 'your-content',
    title: 'What you enter stays yours',
    text: [
      'Your meals, photos and notes belong to you. You allow us to store and process them so that the service can work for you, and for nothing else. You can take them with you: “Export my data” in your profile gives you all of it in one file.',
    ],
  },
];
