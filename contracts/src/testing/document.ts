/** The types of the OpenAPI document, as far as tests and mocks use it. */
import openapi from '../../openapi.json' with { type: 'json' };

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

/** The current contract. */
export const document: OpenApiDocument = openapi;
