import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { created, noContent, record } from '../../pipeline/reply.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { addGrcDefaults } from './default-grc-templates.ts';
import { grcTemplateService } from './grc-template-service.ts';

type GrcTemplateOperation =
  | 'listGrcTemplates'
  | 'getGrcFrameworks'
  | 'initializeGrcDefaults'
  | 'createGrcTemplate'
  | 'getGrcTemplate'
  | 'updateGrcTemplate'
  | 'deleteGrcTemplate';

export function grcTemplateHandlers(options: ServiceOptions): HandlersOf<GrcTemplateOperation> {
  const templates = grcTemplateService(options);
  return {
    listGrcTemplates: ({ caller, query }) => templates.list(caller, query),
    getGrcFrameworks: ({ caller }) => templates.frameworks(caller),
    initializeGrcDefaults: ({ caller }) => addGrcDefaults(options.store, caller),
    createGrcTemplate: async ({ caller, body }) => created('grc-templates', await templates.create(caller, body)),
    getGrcTemplate: async ({ caller, params }) => record(await templates.get(caller, params.id)),
    updateGrcTemplate: async ({ caller, params, body, version }) =>
      record(await templates.replace(caller, params.id, body, version)),
    async deleteGrcTemplate({ caller, params, version }) {
      await templates.remove(caller, params.id, version);
      return noContent();
    },
  };
}
