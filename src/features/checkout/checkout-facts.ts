export interface CheckoutFacts {
  clientSecret: string;
  subscriptionId: string;
  /** Set by the bank's page when it sends the person back. */
  returned: string | null;
}
