import { created, deleted, found } from '../answers.ts';
import { mock } from '../mock.ts';
import { templatesOf } from '../templates.ts';

const templates = templatesOf({ kind: 'property', templates: 'property_templates', items: 'properties' });

export const propertyTemplateMocks = [
  mock('listPropertyTemplates', ({ query }, context) => ({ status: 200, body: templates.list(context, query) })),
  mock('listPropertyTemplateCategories', ({ query }, context) => ({ status: 200, body: templates.categories(context, query) })),
  mock('createPropertyTemplate', ({ body }, context) => created('property-templates', templates.create(context, body))),
  mock('getPropertyTemplate', ({ params }, context) => found(templates.get(context, params.id))),
  mock('updatePropertyTemplate', ({ params, body }, context) => found(templates.update(context, params.id, body))),
  mock('deletePropertyTemplate', ({ params }, context) => {
    templates.remove(context, params.id);
    return deleted;
  }),
];
