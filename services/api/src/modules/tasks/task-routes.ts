import { operations } from '@parapet/contracts';
import type { App } from '../../app-type.ts';
import type { Store } from '../../store/port.ts';
import { callerIn, callerOf } from '../caller.ts';
import { asCreated } from '../records.ts';
import { expectedVersion, toWire, withETag } from '../wire.ts';
import { taskService } from './task-service.ts';

export function taskRoutes(app: App, store: Store): void {
  const tasks = taskService(store);

  app.route({ ...operations.listTasks, handler: async (request) => tasks.list(callerIn(request, request.query.organization_id), request.query) });

  app.route({
    ...operations.createTask,
    handler: async (request, reply) => {
      const task = await tasks.create(callerIn(request, request.body.organization_id), request.body);
      asCreated(reply, 'tasks', task);
      return reply.send(toWire(task));
    },
  });

  app.route({
    ...operations.getTask,
    handler: async (request, reply) => {
      const task = await tasks.get(callerOf(request), request.params.id);
      withETag(reply, task);
      return toWire(task);
    },
  });

  app.route({
    ...operations.updateTask,
    handler: async (request, reply) => {
      const task = await tasks.update(callerOf(request), request.params.id, request.body, expectedVersion(request.headers['if-match']));
      withETag(reply, task);
      return toWire(task);
    },
  });

  app.route({
    ...operations.deleteTask,
    handler: async (request) => {
      await tasks.remove(callerOf(request), request.params.id, expectedVersion(request.headers['if-match']));
      return { success: true };
    },
  });
}
