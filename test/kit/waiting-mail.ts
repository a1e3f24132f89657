/** The row of a waiting mail without a user. @param at now, in ms */
export function waitingMail(n: number, at: number) {
  return {
    id: `mail ${n}`,
    kind: 'password_changed',
    user_id: null,
    has_link: 0,
    ends_at: at * 2,
    recipient: `${n}@example.org`,
    recipient_hash: `${n}`,
    subject: 's',
    body: 'b',
    state: 'waiting' as const,
    created_at: at,
  };
}
