/** The types of the OpenAPI document, as far as it is read here. */

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof METHODS)[number];

/** JSON Schema as in the document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  if?: ConditionPart;
  then?: ConditionPart;
  else?: ConditionPart;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  pattern?: string;
  format?: string;
  /** The message when the value is missing, null or blank. */
  'x-missing'?: string;
  /** What a missing, null or blank value stands for, where rules say what is missing. */
  'x-blank'?: string | null | readonly unknown[];
  /** Whether requests are checked for hidden characters. */
  'x-plain-line'?: boolean;
}

/** A part of a condition: `if`, `then` or `else`. In a list of conditions, TypeScript types the fields that only others have as `undefined`. */
export interface ConditionPart extends Omit<Schema, 'properties'> {
  properties?: Record<string, Schema | undefined>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

export type Content = Record<string, { schema?: Schema }>;

export interface DocumentResponse {
  description?: string;
  content?: Content;
}

export interface DocumentOperation {
  operationId?: string;
  /** An empty list means that no session is needed. */
  security?: readonly unknown[];
  parameters?: readonly Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, DocumentResponse>;
}

export interface OpenApiDocument {
  info: { version: string };
  paths: Record<string, { [M in Method]?: DocumentOperation }>;
  components?: { schemas?: Record<string, Schema> };
}
