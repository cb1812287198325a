import {
  Task,
  TaskCreate,
  TaskDeletion,
  TaskPage,
  TaskQuery,
  TaskSummary,
  TaskSummaryQuery,
  TaskUpdate,
} from '../../schemas/risk/task.ts';
import { ref } from '../../schemas/base.ts';
import {
  bodyProblem,
  changeHeaders,
  emptyBodyProblem,
  idParams,
  ifMatch,
  json,
  notFound,
  precondition,
  sessionProblem,
} from '../common.ts';

const tags = ['tasks'];

export const taskOperations = {
  listTasks: {
    method: 'GET',
    url: '/api/tasks',
    config: { access: { resource: 'tasks', action: 'read' } },
    schema: {
      operationId: 'listTasks',
      summary: 'A page of the tasks',
      tags,
      querystring: TaskQuery,
      response: { 200: json(TaskPage, 'A page, last changed first by default'), ...sessionProblem },
    },
  },
  getTaskSummary: {
    method: 'GET',
    url: '/api/tasks/summary',
    config: { access: { resource: 'tasks', action: 'read' } },
    schema: {
      operationId: 'getTaskSummary',
      summary: 'Counts of tasks',
      tags,
      querystring: TaskSummaryQuery,
      response: { 200: json(TaskSummary, 'Counts of the tasks that match'), ...sessionProblem },
    },
  },
  createTask: {
    method: 'POST',
    url: '/api/tasks',
    config: { access: { resource: 'tasks', action: 'create' } },
    schema: {
      operationId: 'createTask',
      summary: 'Create a task',
      tags,
      body: ref(TaskCreate),
      response: { 201: json(Task, 'The new task; `ETag` is its version'), ...bodyProblem },
    },
  },
  getTask: {
    method: 'GET',
    url: '/api/tasks/:id',
    config: { access: { resource: 'tasks', action: 'read' } },
    schema: {
      operationId: 'getTask',
      summary: 'One task',
      tags,
      params: idParams,
      response: { 200: json(Task, 'The task; `ETag` is its version'), ...sessionProblem, ...notFound },
    },
  },
  updateTask: {
    method: 'PATCH',
    url: '/api/tasks/:id',
    config: { access: { resource: 'tasks', action: 'update' } },
    schema: {
      operationId: 'updateTask',
      summary: 'Change fields of a task',
      tags,
      params: idParams,
      headers: changeHeaders,
      body: ref(TaskUpdate),
      response: { 200: json(Task, 'The task after the change'), ...bodyProblem, ...notFound, ...precondition },
    },
  },
  deleteTask: {
    method: 'DELETE',
    url: '/api/tasks/:id',
    config: { access: { resource: 'tasks', action: 'delete' } },
    schema: {
      operationId: 'deleteTask',
      summary: 'Delete a task permanently',
      tags,
      params: idParams,
      headers: ifMatch,
      response: { 200: json(TaskDeletion, 'Deleted'), ...emptyBodyProblem, ...notFound, ...precondition },
    },
  },
} as const;
