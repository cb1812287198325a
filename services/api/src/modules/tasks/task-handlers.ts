import { RECORD_KINDS } from '@parapet/contracts';
import { handlersFor } from '../../pipeline/operation-types.ts';
import type { ServiceOptions } from '../links/cascades.ts';
import { asStored, recordHandlers } from '../record-service.ts';
import { taskService } from './task-service.ts';

export function taskHandlers(options: ServiceOptions) {
  const tasks = taskService(options);
  const { list, create, get, update, remove } = recordHandlers(RECORD_KINDS.tasks, tasks, asStored);
  return handlersFor({
    listTasks: list,
    getTaskSummary: ({ caller, query }) => tasks.summary(caller, query),
    createTask: create,
    getTask: get,
    updateTask: update,
    async deleteTask(call) {
      await remove(call);
      return { success: true };
    },
  });
}
