// Writes test/kit/stripe/parameters.json from the types of the installed `stripe` package: npm run stripe-schemas.
// Takes half a minute; needed when `stripe` has changed, which a test reports.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createGenerator, type Schema } from 'ts-json-schema-generator';

const ROOT = path.resolve(__dirname, '..');
const PACKAGE = path.join(ROOT, 'node_modules/stripe');
const TARGET = path.join(ROOT, 'test/kit/stripe/parameters.json');

/** The type of the parameters of each request, with the file that declares it. */
const REQUESTS: Record<string, [file: string, type: string]> = {
  'POST /v1/customers': ['Customers', 'CustomerCreateParams'],
  'GET /v1/customers/:id': ['Customers', 'CustomerRetrieveParams'],
  'POST /v1/customers/:id': ['Customers', 'CustomerUpdateParams'],
  'POST /v1/payment_methods/:id/detach': ['PaymentMethods', 'PaymentMethodDetachParams'],
  'POST /v1/products': ['Products', 'ProductCreateParams'],
  'POST /v1/prices': ['Prices', 'PriceCreateParams'],
  'GET /v1/prices': ['Prices', 'PriceListParams'],
  'GET /v1/prices/:id': ['Prices', 'PriceRetrieveParams'],
  'POST /v1/subscriptions': ['Subscriptions', 'SubscriptionCreateParams'],
  'GET /v1/subscriptions': ['Subscriptions', 'SubscriptionListParams'],
  'GET /v1/subscriptions/:id': ['Subscriptions', 'SubscriptionRetrieveParams'],
  'POST /v1/subscriptions/:id': ['Subscriptions', 'SubscriptionUpdateParams'],
  'DELETE /v1/subscriptions/:id': ['Subscriptions', 'SubscriptionCancelParams'],
  'GET /v1/setup_intents/:id': ['SetupIntents', 'SetupIntentRetrieveParams'],
  'POST /v1/setup_intents/:id/confirm': ['SetupIntents', 'SetupIntentConfirmParams'],
  'POST /v1/payment_intents/:id/confirm': ['PaymentIntents', 'PaymentIntentConfirmParams'],
  'GET /v1/invoices': ['Invoices', 'InvoiceListParams'],
  'GET /v1/invoices/:id': ['Invoices', 'InvoiceRetrieveParams'],
  'GET /v1/invoice_payments': ['InvoicePayments', 'InvoicePaymentListParams'],
  'POST /v1/refunds': ['Refunds', 'RefundCreateParams'],
  'GET /v1/refunds': ['Refunds', 'RefundListParams'],
  'GET /v1/disputes': ['Disputes', 'DisputeListParams'],
  'GET /v1/disputes/:id': ['Disputes', 'DisputeRetrieveParams'],
  'POST /v1/webhook_endpoints': ['WebhookEndpoints', 'WebhookEndpointCreateParams'],
  'GET /v1/webhook_endpoints': ['WebhookEndpoints', 'WebhookEndpointListParams'],
  'POST /v1/billing_portal/sessions': [
    'BillingPortal/Sessions',
    'BillingPortal.SessionCreateParams',
  ],
  'POST /v1/billing_portal/configurations': [
    'BillingPortal/Configurations',
    'BillingPortal.ConfigurationCreateParams',
  ],
  'GET /v1/billing_portal/configurations': [
    'BillingPortal/Configurations',
    'BillingPortal.ConfigurationListParams',
  ],
};

/** A copy of the types with closed lists of values: the package leaves them open on purpose. */
function strictTypes(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-stripe-types-'));
  cpSync(path.join(PACKAGE, 'esm'), folder, { recursive: true });
  const shared = path.join(folder, 'shared.d.ts');
  const text = readFileSync(shared, 'utf8');
  const closed = text.replace(
    /^export type OtherString = .*$/m,
    'export type OtherString = never;',
  );
  if (closed === text) throw new Error('The package says in another way that its lists are open.');
  writeFileSync(shared, closed);
  return folder;
}

function schemaOf(types: string, [file, type]: [string, string]): Schema {
  const generator = createGenerator({
    path: path.join(types, 'resources', `${file}.d.ts`),
    type,
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    additionalProperties: false,
    skipTypeCheck: true,
    functions: 'hide',
  });
  return withoutWords(generator.createSchema(type)) as Schema;
}

/** Removes descriptions, which are two thirds of it. */
function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, inner]) => !(key === 'description' && typeof inner === 'string'),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutWords(inner)]));
}

function main(): void {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  const types = strictTypes();
  const requests: Record<string, Schema> = {};
  for (const [request, place] of Object.entries(REQUESTS)) {
    requests[request] = schemaOf(types, place);
    console.log(request);
  }
  rmSync(types, { recursive: true });
  writeFileSync(TARGET, `${JSON.stringify({ stripe: version, requests })}\n`);
}

main();
