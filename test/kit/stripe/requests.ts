import { isOver, type Acts } from './acts';
import type { Book, Subscription } from './book';
import { known, listOf, liveCustomer, pageOf, type Answer, type Values } from './asked';
import {
  customerObject,
  intentObject,
  invoiceAlone,
  methodObject,
  priceObject,
  productObject,
  subscriptionObject,
} from './objects';
import type { Money } from './money';
import { moneyRequests } from './money-requests';
import { invalid, StripeRefusal } from './refusal';

/** Every request that the fake server understands, by method and path. */
export function requestsOf(book: Book, acts: Acts, money: Money): Record<string, Answer> {
  return {
    ...catalogue(book),
    ...settings(book),
    ...customers(book, acts),
    ...subscriptions(book, acts),
    ...forms(book, acts),
    ...moneyRequests(book, money),
  };
}

function catalogue(book: Book): Record<string, Answer> {
  return {
    'POST /v1/products': ({ values }) => {
      const { name, id } = values as { name: string; id?: string };
      const product = { id: id ?? book.newId('prod'), name, created: book.seconds() };
      book.products.set(product.id, product);
      return productObject(product);
    },
    'POST /v1/prices': ({ values }) => priceObject(newPrice(book, values)),
    'GET /v1/prices': ({ values }) => {
      const keys = values['lookup_keys'] as string[] | undefined;
      const found = [...book.prices.values()].filter(
        ({ lookup_key: key, active }) =>
          (active || values['active'] === undefined) &&
          (!keys || (key !== null && keys.includes(key))),
      );
      return listOf('/v1/prices', found.map(priceObject));
    },
    'GET /v1/prices/:id': ({ id }) => priceObject(known(book.prices.get(id), 'price', id)),
  };
}

function settings(book: Book): Record<string, Answer> {
  const keep = (prefix: string, object: string, values: Values) => {
    const made = { id: book.newId(prefix), object, active: true, status: 'enabled', ...values };
    book.settings.push(made);
    return made;
  };
  const kept = (object: string) => () =>
    listOf(
      '/v1/settings',
      book.settings.filter((one) => one.object === object),
    );
  return {
    'POST /v1/billing_portal/configurations': ({ values }) =>
      keep('bpc', 'billing_portal.configuration', values),
    'GET /v1/billing_portal/configurations': kept('billing_portal.configuration'),
    'POST /v1/webhook_endpoints': ({ values }) => ({
      ...keep('we', 'webhook_endpoint', values),
      secret: 'whsec_made',
    }),
    'GET /v1/webhook_endpoints': kept('webhook_endpoint'),
  };
}

function newPrice(book: Book, values: Values) {
  const given = values as {
    currency: string;
    unit_amount?: number;
    product?: string;
    product_data?: { name: string };
    lookup_key?: string;
    recurring?: { interval: string };
  };
  const product = given.product ?? book.newId('prod');
  if (given.product !== undefined) known(book.products.get(product), 'product', product, 'product');
  const price = {
    id: book.newId('price'),
    created: book.seconds(),
    product,
    currency: given.currency,
    unit_amount: given.unit_amount ?? null,
    lookup_key: given.lookup_key ?? null,
    interval: given.recurring?.interval ?? 'month',
    active: true,
  };
  book.prices.set(price.id, price);
  return price;
}

function customers(book: Book, acts: Acts): Record<string, Answer> {
  return {
    'POST /v1/customers': ({ values }) => {
      const {
        email = null,
        name = null,
        metadata = {},
      } = values as {
        email?: string;
        name?: string;
        metadata?: Record<string, string>;
      };
      const id = book.newId('cus');
      const customer = {
        id,
        created: book.seconds(),
        email,
        name,
        metadata,
        deleted: false,
        defaultCard: null,
      };
      book.customers.set(id, customer);
      return customerObject(customer);
    },
    'POST /v1/customers/:id': ({ id, values }) => {
      liveCustomer(book, id, 'id');
      const customer = known(book.customers.get(id), 'customer', id);
      const { email, name } = values as { email?: string; name?: string };
      if (email !== undefined) customer.email = email;
      if (name !== undefined) customer.name = name;
      return customerObject(customer);
    },
    'GET /v1/customers/:id': ({ id }) =>
      customerObject(known(book.customers.get(id), 'customer', id)),
    'DELETE /v1/customers/:id': ({ id }) => {
      const customer = known(book.customers.get(id), 'customer', id);
      for (const one of book.subscriptionsOf(id)) if (!isOver(one)) acts.end(one);
      customer.deleted = true;
      return customerObject(customer);
    },
  };
}

function subscriptions(book: Book, acts: Acts): Record<string, Answer> {
  const find = (id: string) => known(book.subscriptions.get(id), 'subscription', id);
  return {
    'POST /v1/subscriptions': ({ values }) => {
      const one = acts.begin(wishOf(book, values));
      return subscriptionObject(book, one, values.expand);
    },
    'GET /v1/subscriptions': ({ values }) => {
      const { customer, status } = values as { customer: string; status?: string };
      liveCustomer(book, customer);
      const wanted = (one: Subscription) => status === 'all' || one.status !== 'canceled';
      const fields = (values.expand ?? []).map((field) => field.replace(/^data\./, ''));
      const found = book.subscriptionsOf(customer).filter(wanted);
      const { page, more } = pageOf(found, values);
      return listOf(
        '/v1/subscriptions',
        page.map((one) => subscriptionObject(book, one, fields)),
        more,
      );
    },
    'GET /v1/subscriptions/:id': ({ id, values }) =>
      subscriptionObject(book, find(id), values.expand),
    'POST /v1/subscriptions/:id': ({ id, values }) => {
      const one = find(id);
      if (isOver(one)) {
        const message =
          'A canceled subscription can only update its cancellation_details and metadata.';
        throw new StripeRefusal(400, { type: 'invalid_request_error', message });
      }
      const card = values['default_payment_method'] as string | undefined;
      if (card !== undefined) one.card = ownCard(book, one, card);
      if (values['cancel_at'] === '') acts.cancelAtPeriodEnd(one, false);
      if (values['cancel_at_period_end'] !== undefined) {
        acts.cancelAtPeriodEnd(one, values['cancel_at_period_end'] === true);
      }
      return subscriptionObject(book, one, values.expand);
    },
    'DELETE /v1/subscriptions/:id': ({ id, values }) => {
      const one = find(id);
      acts.end(one);
      return subscriptionObject(book, one, values.expand);
    },
  };
}

function ownCard(book: Book, { customer }: Subscription, card: string): string {
  if (book.methods.get(card)?.customer === customer) return card;
  const message = `The customer does not have a payment method with the ID ${card}.`;
  throw invalid('resource_missing', message, 'default_payment_method');
}

function forms(book: Book, acts: Acts): Record<string, Answer> {
  const find = (id: string) => known(book.intents.get(id), 'intent', id);
  const confirm: Answer = ({ id, values }) => {
    acts.confirm(find(id), values['payment_method'] as string);
    return intentObject(find(id));
  };
  return {
    'GET /v1/setup_intents/:id': ({ id }) => intentObject(find(id)),
    'POST /v1/payment_methods/:id/detach': ({ id }) => {
      const method = known(book.methods.get(id), 'PaymentMethod', id);
      acts.detach(method);
      return methodObject(method);
    },
    'POST /v1/setup_intents/:id/confirm': confirm,
    'POST /v1/payment_intents/:id/confirm': confirm,
    'GET /v1/invoices/:id': ({ id }) =>
      invoiceAlone(book, known(book.invoices.get(id), 'invoice', id)),
    'POST /v1/billing_portal/sessions': ({ values }) => {
      const { customer, flow_data: flow } = values as { customer: string; flow_data?: object };
      liveCustomer(book, customer);
      const url = `https://billing.stripe.com/p/session/${flow ? 'card' : 'home'}`;
      return { id: book.newId('bps'), object: 'billing_portal.session', url };
    },
  };
}

function wishOf(book: Book, values: Values) {
  const {
    customer,
    items,
    metadata = {},
    trial_period_days: trialDays = 0,
  } = values as {
    customer?: string;
    items?: { price?: string }[];
    metadata?: Record<string, string>;
    trial_period_days?: number;
  };
  // Optional in the types, but Stripe requires it.
  if (customer === undefined) {
    throw invalid('parameter_missing', 'Missing required param: customer.', 'customer');
  }
  liveCustomer(book, customer);
  const price = items?.[0]?.price ?? '';
  known(book.prices.get(price), 'price', price, 'items[0][price]');
  return { customer, price, metadata, trialDays };
}
