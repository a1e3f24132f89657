/** What the address of a checkout says. */
export interface CheckoutFacts {
  clientSecret: string;
  subscriptionId: string;
  /** What a bank's page says, for whoever comes back from one. */
  returned: string | null;
}
