const OWNER = 'the number of your account, which all files are about';
const SECRET = 'a secret: whoever has it could get into your account';
const PROCESS = 'which process of the server is at it';
const OF_THE_ADMINISTRATOR = 'is about the administrator, not about you';
const FROM_USERS = 'a copy of name, e-mail and plan for the search of administrators: see account';
const NOBODY = 'is about nobody';

/** What is not exported, each with its reason: a whole table, or columns of one. */
export const NOT_EXPORTED: Record<string, string | Record<string, string>> = {
  users: {
    password: `${SECRET} (a hash)`,
    reset_token: `${SECRET} (a hash)`,
    reset_token_expiry: 'the end of a link to a new password, which the mail says',
    new_email_token: `${SECRET} (a hash)`,
    is_admin: 'always "false"',
    deleted_at: 'empty as long as the account is there',
  },
  sessions: { token_hash: `${SECRET} (a hash)`, user_id: OWNER },
  known_devices: { token_hash: 'a hash of what the browser keeps', kind: 'user', owner_id: OWNER },
  second_factors: {
    secret: SECRET,
    last_step: 'which code of the app was used last',
    kind: 'user',
    owner_id: OWNER,
  },
  recovery_codes: `${SECRET} (hashes)`,
  erase_tickets: 'hashes of what your devices keep to learn of a deletion; they open nothing',
  replicas: { user_id: OWNER },
  records: { user_id: OWNER, deleted: 'says which of the two files an entry is in' },
  ops: { user_id: OWNER },
  sync_troubles: { user_id: OWNER },
  photo_files: { user_id: OWNER },
  photo_charges: { user_id: OWNER },
  photo_credits: { user_id: OWNER },
  readings: { user_id: OWNER },
  provider_use: { user_id: OWNER },
  jobs: { user_id: OWNER, lease: PROCESS, lease_until: PROCESS, owner: PROCESS },
  subscriptions: { user_id: OWNER },
  money_back: { user_id: OWNER },
  checkouts: { user_id: OWNER },
  mails: {
    user_id: OWNER,
    recipient_hash: 'a hash of the address',
    body: `you have the mail; until it is sent a link in it is ${SECRET}`,
  },
  email_campaigns: { user_id: OWNER },
  contacts: { sender_id: OWNER },
  audit_log: {
    subject_id: OWNER,
    admin_id: OF_THE_ADMINISTRATOR,
    admin_name: OF_THE_ADMINISTRATOR,
    address: OF_THE_ADMINISTRATOR,
    request_id: 'a number of the log of the server',
    hash: 'shows that no line was changed',
  },
  audit_head: NOBODY,
  user_directory: FROM_USERS,
  user_search: FROM_USERS,
  user_search_config: FROM_USERS,
  user_search_data: FROM_USERS,
  user_search_docsize: FROM_USERS,
  user_search_idx: FROM_USERS,
  admins: OF_THE_ADMINISTRATOR,
  admin_sessions: OF_THE_ADMINISTRATOR,
  sign_in_tries: 'counts of passwords that were tried, by a hash of name and network; an hour',
  trials: 'keyed hashes of e-mails and cards that had a free time; they name no account',
  failure_reports: 'sent without a name; nobody knows from whom',
  stripe_events: 'numbers of messages of Stripe, without whom they are about',
  known_products: 'products by barcode, without who asked',
  provider_days: 'sums of all accounts',
  sys: NOBODY,
  schema_versions: NOBODY,
};
