import { SearchQuery, SearchResult } from '../schemas/search.ts';
import { json, operation, signedIn } from './common.ts';

export const searchOperations = {
  // Each kind is searched as far as the role may read it.
  search: operation('GET', '/api/search', signedIn, {
    summary: 'Records of all kinds that contain these words',
    description:
      'For going to a record whose name one knows in part. Those whose title has the words come before those that have them elsewhere; then the last changed.',
    querystring: SearchQuery,
    response: { 200: json(SearchResult, 'What the caller may see of them') },
  }),
} as const;
