import { PHOTO_BYTES_MAX, PHOTO_PIXELS_MAX } from '#shared/records/photo-limits';

const MEGABYTE = 1024 * 1024;

/** Every error of the API: HTTP status and title. */
export const ERRORS = {
  malformed_body: [400, 'The request could not be read'],
  invalid_input: [400, 'Some of the input is not valid'],
  bad_signature: [400, 'The signature does not match'],
  bad_reset_token: [400, 'This link was already used or has expired. Please ask for a new one.'],
  bad_email_token: [
    400,
    'This link was already used or is too old. Your profile shows the email you sign in with.',
  ],
  bad_unsubscribe_link: [
    400,
    'This link is not whole. Open it from the email again, or turn reminders off in your profile.',
  ],
  no_push_service: [400, 'Notifications of this browser cannot be reached from this server'],
  sign_in_not_confirmed: [400, 'This sign-in could not be confirmed. Please start again.'],
  sign_in_canceled: [400, 'The sign-in was not completed there. You can start again.'],
  not_authenticated: [401, 'Not authenticated'],
  bad_credentials: [401, 'Please check your email and password.'],
  bad_admin_credentials: [401, 'Invalid admin credentials.'],
  admin_not_authenticated: [401, 'Admin authentication failed'],
  second_factor_needed: [
    401,
    'Please enter the code from your authenticator app. If you see no field for it, reload the page.',
  ],
  bad_second_factor: [401, 'This code is not right, or it was used already.'],
  bad_passkey: [
    401,
    'This passkey was not accepted. Please try again, or sign in with your password.',
  ],
  passkey_needed: [401, 'You have a passkey: please sign in with it.'],
  weak_admin_password: [
    403,
    'This password is too easy to guess. The person who hosts this server has to set another one.',
  ],
  wrong_password: [403, 'This is not the current password'],
  password_needed: [403, 'Please enter your password.'],
  confirmation_needed: [403, 'Please confirm first that it is you.'],
  single_sign_on_only: [
    403,
    'People sign in to this server by single sign-on, without a password.',
  ],
  second_factor_required: [403, 'Please set up two-step sign-in first.'],
  cross_site: [403, 'Requests from other sites are refused'],
  https_needed: [403, 'Please sign in at the https address of this server.'],
  wrong_user: [403, 'This entry belongs to another account'],
  signups_closed: [403, 'This server takes no new accounts.'],
  bad_invite: [
    403,
    'This invite is not right, was used already or has expired. Ask for another one.',
  ],
  no_health_consent: [
    403,
    'Without your consent to health data, nothing new is saved. You can give it again in your profile.',
  ],
  under_13: [403, 'Platelog is for people of 13 and older. You can export or delete the account.'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'This method is not allowed here'],
  second_factor_on: [409, 'Two-step sign-in is on already.'],
  second_factor_off: [409, 'Two-step sign-in is not on.'],
  second_factor_not_begun: [
    409,
    'This took too long, or was started again somewhere else. Please start over.',
  ],
  passkey_expired: [
    409,
    'This took too long, or was started again somewhere else. Please try again.',
  ],
  passkey_known: [409, 'This passkey is in the list already.'],
  passkeys_full: [
    409,
    'These are as many passkeys as there can be. Remove one that you do not use.',
  ],
  passkeys_not_here: [
    409,
    'Passkeys need an address that begins with https:// and has a name, not a number.',
  ],
  email_taken: [409, 'An account with this email already exists'],
  resync_needed: [409, 'This device has to load its data again'],
  account_full: [409, 'This account is full'],
  id_taken: [409, 'This id is already in use for something else'],
  already_subscribed: [409, 'This account has Premium already'],
  no_subscription: [409, 'There is no subscription here'],
  payments_not_set_up: [409, 'Payments are not set up on this server'],
  single_sign_on_off: [409, 'Single sign-on is not set up on this server'],
  mail_not_set_up: [409, 'Mail is not set up on this server'],
  push_not_set_up: [409, 'Notifications are not set up on this server'],
  recipe_pages_off: [
    409,
    'This server does not open web pages. Copy the text of the recipe and paste it.',
  ],
  mail_erased: [
    409,
    'This mail had a link, which is erased. The recipient has to ask for a new one.',
  ],
  not_retryable: [
    409,
    'This cannot be tried again: the entry is gone, or the person has no image left or does not agree to it.',
  ],
  account_deleted: [410, 'This account was deleted'],
  body_too_large: [413, 'The request is too large'],
  image_too_large: [413, `The image is larger than ${PHOTO_BYTES_MAX / MEGABYTE} MB`],
  unsupported_media_type: [415, 'This kind of content is not accepted'],
  not_an_image: [422, 'This file is not an image that we can read'],
  page_not_read: [422, 'This page could not be read'],
  no_recipe_on_page: [
    422,
    'No recipe was found on this page. Copy the text of the recipe and paste it.',
  ],
  image_too_many_pixels: [422, `The image has more than ${PHOTO_PIXELS_MAX / 1e6} megapixels`],
  over_free_limit: [402, 'The free photo analyses are used up'],
  trial_used: [402, 'This card or email already had a free trial. Nothing was charged.'],
  payment_not_confirmed: [402, 'The payment has not been confirmed yet'],
  client_too_old: [426, 'This version of the app is too old'],
  rate_limited: [429, 'Too many requests, please wait a moment'],
  internal: [500, 'Something went wrong on the server'],
  payments_unreachable: [503, 'The payment provider cannot be reached right now'],
  issuer_away: [
    503,
    'The sign-in service cannot be reached right now. Please try again in a moment.',
  ],
  not_ready: [503, 'The server is not ready'],
  busy: [503, 'The server is busy, please try again'],
  disk_full: [507, 'The server has no room for more right now. Nothing of yours is lost.'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ErrorCode = keyof typeof ERRORS;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}
