export const messages = {
  failedToSendMessage: 'Failed to send message. Please try again.',
  noConnectionWordsKept:
    'There is no connection right now. Your words are still here: send them later.',
  messageHandling:
    'Your message goes to the person who runs this server, so that they can answer you. It is deleted after 24 months at the latest.',
  howDataIsHandled: 'How personal data is handled',
  getInTouch: 'Get in Touch',
  sendMessage: 'Send Message',
  sending: 'Sending...',
  yourName: 'Your name',
  yourEmail: 'Your email',
  subject: 'Subject',
  yourMessage: 'Your message',
  thisFormNeedsJavascript:
    'This form needs JavaScript. A mail to the mailbox in the terms arrives too.',
  messageSent: 'Message sent!',
  error: 'Error',
};
