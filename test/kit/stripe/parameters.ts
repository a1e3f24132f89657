import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';

import parameters from './parameters.json';
import { invalid } from './refusal';

/** Version of the package whose types the schemas were made from. */
export const SCHEMAS_OF = parameters.stripe;

const ajv = new Ajv({ coerceTypes: 'array', strict: false, allErrors: false });
const compiled = new Map<string, ValidateFunction>();

/** Rejects parameters that the package's own types do not allow, as Stripe does. */
export function checkParameters(request: string, values: Record<string, unknown>): void {
  const schema = (parameters.requests as Record<string, object>)[request];
  if (!schema) {
    const [unknown] = Object.keys(values);
    if (unknown !== undefined) throw unknownParameter(unknown);
    return;
  }
  const check = compiled.get(request) ?? ajv.compile(schema);
  compiled.set(request, check);
  if (!check(values)) throw asRefusal(check.errors?.[0]);
}

function asRefusal(error: ErrorObject | undefined) {
  const { instancePath = '', message = '', params = {} } = error ?? {};
  const at = instancePath.split('/').filter(Boolean);
  const { additionalProperty: extra, missingProperty: missing } = params as Record<string, string>;
  if (extra !== undefined) return unknownParameter([...at, extra].join('.'));
  if (missing !== undefined) {
    const param = [...at, missing].join('.');
    return invalid('parameter_missing', `Missing required param: ${param}.`, param);
  }
  const param = at.join('.');
  return invalid('parameter_invalid', `Invalid ${param}: ${message}`, param);
}

function unknownParameter(param: string) {
  return invalid('parameter_unknown', `Received unknown parameter: ${param}`, param);
}
