import { ACCESS } from './exported-access';
import { DIARY, PHOTOS } from './exported-entries';
import { ACCOUNT, type ExportedTable, is, json, time } from './exported-table';

const USERS: ExportedTable = {
  file: 'account',
  table: 'users',
  owner: 'id',
  what: 'Who you are here, your plan, and what your account holds.',
  kept: ACCOUNT,
  columns: {
    id: is('the number of your account'),
    email: is('by what you sign in'),
    email_proved_at: time('when you showed that this e-mail is yours; empty: nobody asked'),
    first_name: is('your first name'),
    last_name: is('your last name'),
    new_email: is('an e-mail that waits for its link to be opened'),
    new_email_until: time('until when that link works'),
    subscription_status: is('your plan'),
    subscription_end_date: time('when paid time ends'),
    stripe_customer_id: is('your number at the payment provider, Stripe'),
    stripe_subscription_id: is('the number of your subscription there'),
    images_uploaded: is('photos that were counted against your plan'),
    upload_limit_reached_at: time('when the free photos were used up'),
    last_daily_reminder_sent: time('when a reminder was sent last'),
    created_at: time('when you signed up'),
    seq: is('how often your entries have changed; devices sync by it'),
    floor: is('the newest deletion that is no longer known'),
    records_kept: is('entries that your account holds'),
    bytes_kept: is('bytes that your account holds'),
  },
};

const PAYMENTS: ExportedTable[] = [
  {
    file: 'subscriptions',
    table: 'subscriptions',
    owner: 'user_id',
    what: 'Your subscriptions, as Stripe last reported them. Stripe has your card and your invoices.',
    kept: ACCOUNT,
    columns: {
      id: is('its number at Stripe'),
      customer_id: is('your number at Stripe'),
      status: is('how it stands'),
      has_card: is('1: a card is kept at Stripe'),
      had_card: is('1: a card was kept there at some time'),
      setup_intent_id: is('the number of the form that the card was given in'),
      paid_invoice: is('the number of the newest paid invoice'),
      period_end: time('until when it is paid'),
      cancel_at: time('when it ends'),
      ended_at: time('when it ended'),
      created_at: time('when it began'),
      late_since: time('since when a payment is late'),
      lapsed: is('1: too late for Premium'),
      trial_refused: is('1: the free trial had been used before'),
      version: is('how often it has changed here'),
      checked_at: time('when Stripe was last asked'),
    },
  },
  {
    file: 'refunds',
    table: 'money_back',
    owner: 'user_id',
    key: ['at', 'rowid'],
    what: 'Refunds and disputes of your payments.',
    kept: ACCOUNT,
    columns: {
      id: is('its number at Stripe'),
      kind: is('refund or dispute'),
      status: is('how it stands'),
      cents: is('the amount in cents'),
      currency: is('the currency'),
      at: time('when'),
    },
  },
  {
    file: 'checkouts',
    table: 'checkouts',
    owner: 'user_id',
    what: 'How often you have begun to pay.',
    kept: ACCOUNT,
    columns: { attempt: is('how often') },
  },
];

const WORDS: ExportedTable[] = [
  {
    file: 'mails',
    table: 'mails',
    owner: 'user_id',
    key: ['kind', 'created_at', 'rowid'],
    what: 'Mails that were sent to you about your account.',
    kept: 'a day after they were sent; those that could not be sent 30 days',
    columns: {
      id: is('the number of the mail'),
      kind: is('what it is about'),
      recipient: is('where it goes; empty once it was sent'),
      subject: is('its subject; none once it was sent'),
      has_link: is('1: with a link'),
      state: is('what became of it'),
      tries: is('how often it was tried'),
      last_answer: is('what the mail server answered last'),
      created_at: time('when it was written'),
      ends_at: time('when it is given up'),
      ended_at: time('when it was sent or given up'),
    },
  },
  {
    file: 'campaigns',
    table: 'email_campaigns',
    owner: 'user_id',
    what: 'Reminders, the welcome and announcements that were sent to you.',
    kept: 'daily reminders 90 days, the others as long as the account',
    columns: {
      id: is('its number'),
      campaign_type: is('what it is about'),
      triggered_at: time('when it became due'),
      sent_at: time('when it was handed over, to be sent'),
      channel: is('email, or push for a notification'),
      outcome: is('what became of it'),
      answer: is('why it was not sent'),
      ends_at: time('after which it is not sent any more'),
    },
  },
  {
    file: 'push-subscriptions',
    table: 'push_subscriptions',
    owner: 'user_id',
    key: ['endpoint_hash'],
    what: 'Browsers in which you have turned on notifications.',
    kept: 'until you turn them off there, or the session ends',
    columns: { created_at: time('when you turned them on') },
  },
  {
    file: 'contact-messages',
    table: 'contacts',
    owner: 'sender_id',
    hostAlso: 'email',
    what:
      'What you have written to us with the contact form while you were signed in. What was written ' +
      'without signing in is not here: anybody can type your e-mail there. Ask us for it.',
    kept: '24 months, or until the operator deletes them',
    columns: {
      id: is('the number of the message'),
      email: is('the e-mail that was typed'),
      name: is('the name that was typed'),
      subject: is('its subject'),
      message: is('its text'),
      created_at: time('when it came'),
      handled_at: time('when it was marked as handled'),
    },
  },
  {
    file: 'consents',
    table: 'consents',
    owner: 'user_id',
    what: 'What you have agreed to or not: age, health data, the AI provider. The newest line of a kind counts.',
    kept: ACCOUNT,
    columns: {
      id: is('the order in which you answered'),
      kind: is('what the question was about'),
      given: is('1: you agreed'),
      text_version: is('the version of the words that you saw'),
      provider: is('the AI provider that was named, with its country'),
      notes: is('1: notes of meals may be sent, too'),
      at: time('when you answered'),
      withdrawn_at: time('when you took it back'),
    },
  },
  {
    file: 'audit-log',
    table: 'audit_log',
    owner: 'subject_id',
    key: ['n'],
    what:
      'What administrators have done with your account in particular. That they have looked at the list ' +
      'of all accounts, or exported it, is logged without names.',
    kept: 'for good: nobody can change this log. It names accounts by their number alone',
    columns: {
      n: is('the number of the line'),
      at: time('when'),
      action: is('what'),
      outcome: is('whether it was done or refused'),
      detail: json('facts about it'),
    },
    made: {
      by: {
        words: 'who',
        sql: "CASE WHEN admin_id IS NULL THEN 'the host of the server' ELSE 'an administrator' END",
      },
    },
  },
];

/**
 * Every file of an export in order, except for the diary's own (`records.data`) and the photos. Add each new table to
 * one of these lists.
 */
export const EXPORTED: readonly ExportedTable[] = [
  USERS,
  ...ACCESS,
  ...DIARY,
  ...PHOTOS,
  ...PAYMENTS,
  ...WORDS,
];
