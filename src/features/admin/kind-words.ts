import { JOB_KINDS, type JobKind, MAIL_KINDS, type MailKind } from '#shared/contract/admin/system';

import { capital } from '../../ui/words/text';
import { messages } from './messages';

/** Name and description of each kind of job. */
export const JOB_WORDS: Record<JobKind, { name: string; about: string }> = {
  photo: { name: messages.photoAnalysis, about: messages.aboutPhotoAnalysis },
  text: { name: messages.descriptionAnalysis, about: messages.aboutDescriptionAnalysis },
  duplicate: { name: messages.searchForPhotosSentTwice, about: messages.aboutPhotosSentTwice },
  mail: { name: messages.mail, about: messages.aboutMail },
  push: { name: messages.notifications, about: messages.aboutNotifications },
  'end-billing': { name: messages.endsOfSubscriptions, about: messages.aboutEndsOfSubscriptions },
  checkout: { name: messages.checkoutsAwaitingPayment, about: messages.aboutCheckouts },
  customer: { name: messages.emailsForStripesCustomers, about: messages.aboutCustomers },
};

export const MAIL_WORDS: Record<MailKind, string> = {
  password_reset: messages.linkToNewPassword,
  password_changed: messages.noticePasswordChanged,
  confirm_email: messages.linkConfirmingAddress,
  email_change_asked: messages.noticeEmailWillChange,
  email_changed: messages.noticeEmailChanged,
  account_deleted: messages.noticeAccountDeleted,
  new_device: messages.noticeNewDevice,
  second_factor: messages.noticeSecondFactorChanged,
  passkey: messages.noticePasskeysChanged,
  single_sign_on_linked: messages.noticeSingleSignOnLinked,
  welcome: messages.welcomeMail,
  daily_reminder: messages.dailyReminder,
  upload_limit: messages.freeLimitReminder,
  announcement: messages.announcementToEverybody,
  contact_came: messages.noticeMessageCame,
  desk_digest: messages.dailyMailToAdministrators,
};

/** Also works for kinds of a newer server that this page does not know. */
export function jobWords(kind: string): { name: string; about: string } {
  const known = JOB_KINDS.find((one) => one === kind);
  return known ? JOB_WORDS[known] : { name: spoken(kind), about: '' };
}

export function mailWords(kind: string): string {
  const known = MAIL_KINDS.find((one) => one === kind);
  return known ? MAIL_WORDS[known] : spoken(kind);
}

const spoken = (kind: string) => capital(kind.replaceAll(/[-_]/g, ' '));
