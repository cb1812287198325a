import { RECORD_KINDS } from '@parapet/contracts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { asStored, recordHandlers } from '../record-service.ts';
import { addGrcDefaults } from './default-grc-templates.ts';
import { grcTemplateService } from './grc-template-service.ts';

export function grcTemplateHandlers(options: ServiceOptions) {
  const templates = grcTemplateService(options);
  const { list, create, get, update, remove } = recordHandlers(RECORD_KINDS.grc_templates, templates, asStored);
  return handlersFor({
    listGrcTemplates: list,
    getGrcFrameworks: ({ caller }) => templates.frameworks(caller),
    initializeGrcDefaults: ({ caller }) => addGrcDefaults(options.store, caller),
    createGrcTemplate: create,
    getGrcTemplate: get,
    updateGrcTemplate: update,
    deleteGrcTemplate: remove,
  });
}
