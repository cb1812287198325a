import type { TSchema } from 'typebox';

/** Every named schema, by name: the components of the OpenAPI document. Empty in a build for browsers, where no schema refers to another. */
export const schemas: Record<string, TSchema> = {};
