import { RECORD_KINDS } from '../../record-kinds.ts';
import {
  GrcDefaults,
  GrcFrameworkQuery,
  GrcFrameworks,
  GrcTemplate,
  GrcTemplateCreate,
  GrcTemplatePage,
  GrcTemplateQuery,
  GrcTemplateUpdate,
} from '../../schemas/item/grc.ts';
import { restoreOf } from '../collection/restore.ts';
import { json, may, operation, problems } from '../common.ts';
import { DELETED, recordOperations, refined } from '../record-operations.ts';

const { list, create, get, update, remove } = recordOperations(
  RECORD_KINDS.grc_templates,
  {
    all: 'GRC templates',
    any: 'a GRC template',
    one: 'GRC template',
    short: 'template',
    order: 'by name unless sorted otherwise',
  },
  {
    one: GrcTemplate,
    page: GrcTemplatePage,
    query: GrcTemplateQuery,
    create: GrcTemplateCreate,
    update: GrcTemplateUpdate,
  },
  DELETED,
);

export const grcTemplateOperations = {
  listGrcTemplates: list,
  getGrcFrameworks: operation('GET', '/api/grc-templates/frameworks/list', may('read', 'risks'), {
    summary: 'The frameworks of the GRC templates, with the number of templates of each',
    querystring: GrcFrameworkQuery,
    response: { 200: json(GrcFrameworks, 'All frameworks') },
  }),
  createGrcTemplate: create,
  // Called when anybody opens the wizard or the Cybersecurity page. It adds the same for everybody, so reading is enough.
  initializeGrcDefaults: operation('POST', '/api/grc-templates/initialize-defaults', may('read', 'risks'), {
    summary: 'Add the default GRC domains and templates that do not exist yet',
    description: 'Can be called repeatedly, and by several people at once.',
    response: { 200: json(GrcDefaults, 'What was added') },
  }),
  getGrcTemplate: get,
  updateGrcTemplate: {
    ...refined(update, {
      summary: 'Replace the content of a GRC template',
      description: 'Answers in risks stay. A GRC domain manager can change only the templates of their domains.',
    }),
    method: 'PUT',
  },
  deleteGrcTemplate: refined(remove, {
    summary: 'Delete a GRC template that is not a default',
    description: 'Risks with this template keep their answers.',
    response: problems(409),
  }),
  restoreGrcTemplate: restoreOf(RECORD_KINDS.grc_templates, 'GRC template'),
} as const;
