import type { HandlersOf } from '../../pipeline/operation-types.ts';
import { created, record } from '../../pipeline/reply.ts';
import type { Store } from '../../store/port.ts';
import { taskService } from './task-service.ts';

export function taskHandlers({
  store,
}: {
  store: Store;
}): HandlersOf<'listTasks' | 'getTaskSummary' | 'createTask' | 'getTask' | 'updateTask' | 'deleteTask'> {
  const tasks = taskService(store);
  return {
    listTasks: ({ caller, query }) => tasks.list(caller, query),
    getTaskSummary: ({ caller, query }) => tasks.summary(caller, query),
    createTask: async ({ caller, body }) => created('tasks', await tasks.create(caller, body)),
    getTask: async ({ caller, params }) => record(await tasks.get(caller, params.id)),
    updateTask: async ({ caller, params, body, version }) =>
      record(await tasks.update(caller, params.id, body, version)),
    async deleteTask({ caller, params, version }) {
      await tasks.remove(caller, params.id, version);
      return { success: true };
    },
  };
}
