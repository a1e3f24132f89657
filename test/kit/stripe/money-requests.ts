import { known, listOf, pageOf, type Answer } from './asked';
import type { Book } from './book';
import type { Money } from './money';
import { invoiceAlone } from './objects';
import { disputeObject, invoicePaymentObject, refundObject } from './money-objects';

/** Requests about charges, refunds and disputes. */
export function moneyRequests(book: Book, money: Money): Record<string, Answer> {
  return {
    'GET /v1/invoices': ({ values }) => {
      const { status, created } = values as { status?: string; created?: { gte?: number } };
      const since = created?.gte ?? 0;
      const found = [...book.invoices.values()]
        .filter((one) => one.created >= since && (!status || one.status === status))
        .reverse();
      const { page, more } = pageOf(found, values);
      return listOf(
        '/v1/invoices',
        page.map((one) => invoiceAlone(book, one)),
        more,
      );
    },
    'GET /v1/invoice_payments': ({ values }) => {
      const { invoice, status } = values as { invoice?: string; status?: string };
      const found = [...book.invoices.values()].filter(
        (one) => one.id === invoice && one.amount > 0 && (!status || one.status === status),
      );
      const fields = (values.expand ?? []).map((field) => field.replace(/^data\./, ''));
      return listOf(
        '/v1/invoice_payments',
        found.map((one) => invoicePaymentObject(book, one, fields)),
      );
    },
    'POST /v1/refunds': ({ values }) => {
      const { charge: id = '', amount } = values as { charge?: string; amount?: number };
      const charge = known(book.charges.get(id), 'charge', id, 'charge');
      return refundObject(book, money.refund(charge, amount));
    },
    'GET /v1/refunds': ({ values }) => {
      const { charge, created } = values as { charge?: string; created?: { gte?: number } };
      const since = created?.gte ?? 0;
      const found = [...book.refunds.values()]
        .filter((one) => one.created >= since && (charge === undefined || one.charge === charge))
        .reverse();
      const { page, more } = pageOf(found, values);
      const fields = (values.expand ?? []).map((field) => field.replace(/^data\./, ''));
      return listOf(
        '/v1/refunds',
        page.map((one) => refundObject(book, one, fields)),
        more,
      );
    },
    'GET /v1/disputes': ({ values }) => {
      const { created } = values as { created?: { gte?: number } };
      const since = created?.gte ?? 0;
      const found = [...book.disputes.values()].filter((one) => one.created >= since).reverse();
      const { page, more } = pageOf(found, values);
      const fields = (values.expand ?? []).map((field) => field.replace(/^data\./, ''));
      return listOf(
        '/v1/disputes',
        page.map((one) => disputeObject(book, one, fields)),
        more,
      );
    },
    'GET /v1/disputes/:id': ({ id, values }) =>
      disputeObject(book, known(book.disputes.get(id), 'dispute', id), values.expand),
  };
}
