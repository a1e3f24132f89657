export const messages = {
  mayPhotosBeSent: 'May your photos be sent to {name}?',
  mayMealsBeSent: 'May your meals be sent to {name}?',
  onDeviceOnlyExplained:
    'Only on this device: the photos are kept, this device proposes what it recognizes, and no image is counted. You can change this in your profile at any time.',
  send: 'Send',
  onlyOnThisDevice: 'Only on this device',
  oneQuestion: 'One question before you go on',
  aboutHealthData:
    'Your meals, weight, goals and body details are data about your health. Platelog keeps them on this device and on this server, and works out your figures from them. For that it needs your consent.',
  iAgree: 'I agree that Platelog works with my health data.',
  pleaseTick: 'Please tick the box to go on.',
  takeItBack:
    'You can take this back in your profile. Then nothing new is taken, and what is stored stays until you delete it.',
  continue: 'Continue',
  iDoNotAgree: 'I do not agree',
};
