import openapi from '../../../openapi.json' with { type: 'json' };
import type { OpenApiDocument } from '../../compatibility/openapi-document.ts';

/** The current contract. */
export const document: OpenApiDocument = openapi;
