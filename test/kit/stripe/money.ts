import type { Book, Charge, Dispute, Refund } from './book';
import { chargeObject, disputeObject } from './money-objects';
import type { Tell } from './acts';
import { invalid } from './refusal';

/** What happens to payments that were taken. It does not change the subscription. */
export class Money {
  constructor(
    private readonly book: Book,
    private readonly tell: Tell,
  ) {}

  /** The newest charge for a subscription. */
  chargeOf(subscriptionId: string): Charge | undefined {
    const intents = [...this.book.invoices.values()]
      .filter(({ subscription }) => subscription === subscriptionId)
      .map(({ intent }) => intent);
    return [...this.book.charges.values()].filter(({ intent }) => intents.includes(intent)).at(-1);
  }

  refund(charge: Charge, amount = charge.amount - charge.refunded): Refund {
    if (charge.refunded + amount > charge.amount) {
      throw invalid('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
    }
    charge.refunded += amount;
    const id = this.book.newId('re');
    const refund = { id, created: this.book.seconds(), charge: charge.id, amount };
    this.book.refunds.set(id, refund);
    this.tell('charge.refunded', chargeObject(charge));
    return refund;
  }

  /** A bank disputes a charge; an inquiry takes no money back. */
  dispute(charge: Charge, status: Dispute['status'] = 'needs_response'): Dispute {
    const id = this.book.newId('dp');
    const dispute: Dispute = { id, created: this.book.seconds(), charge: charge.id, status };
    charge.disputed = true;
    this.book.disputes.set(id, dispute);
    this.tell('charge.dispute.created', disputeObject(this.book, dispute));
    return dispute;
  }

  /** Closes a dispute. */
  settle(dispute: Dispute, status: 'won' | 'lost'): void {
    dispute.status = status;
    this.tell('charge.dispute.closed', disputeObject(this.book, dispute));
  }
}
