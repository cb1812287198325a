/** Contracts of one operation, for tests of what breaks clients. */
import type { DocumentOperation, OpenApiDocument, Schema } from '../../compatibility/openapi-document.ts';

export function contract(operation: Partial<DocumentOperation>, schemas: Record<string, Schema> = {}): OpenApiDocument {
  return {
    info: { version: '1.0.0' },
    paths: { '/a': { get: { operationId: 'getA', responses: {}, ...operation } } },
    components: { schemas },
  };
}
export const json = (schema: Schema) => ({ 'application/json': { schema } });
export const accepts = (schema: Schema) => contract({ requestBody: { required: true, content: json(schema) } });
export const answers = (schema: Schema) => contract({ responses: { 200: { content: json(schema) } } });
export const object = (properties: Record<string, Schema>, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...more,
});

export const text: Schema = { type: 'string' };
export const list = (...values: string[]): Schema => ({ type: 'string', enum: values });

export const query = (name: string, schema: Schema, required = false) =>
  contract({ parameters: [{ name, in: 'query', required, schema }] });
