import { COMMON } from '../../ui/words/common-messages';

export const messages = {
  pageNotFound: '404 Page Not Found',
  nothingOnThisPlate: 'There is nothing on this plate.',
  backToHome: COMMON.backToHome,
};
