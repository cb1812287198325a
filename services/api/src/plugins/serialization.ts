/** Writes answers by the contract's schemas: what they do not name never leaves the service. */
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import fp from 'fastify-plugin';
import { schemas } from '@parapet/contracts';
import { shapes } from './answer-shape.ts';

const compile = SerializerSelector()({ ...schemas }, {});
const shapeOf = shapes(schemas);

export const serialization = fp(async (app) => {
  app.setSerializerCompiler((route) => {
    const { httpStatus = '', schema } = route;
    // Problem documents have one shape and are written in one place (`sendProblem`).
    if (/^[45]/.test(httpStatus)) return JSON.stringify;
    const fits = shapeOf(Object(schema));
    // Compiled when it is first needed: all of them at once would take most of the time that the service needs to start.
    let write: ReturnType<typeof compile> | undefined;
    return (answer) => (fits(answer) ? JSON.stringify(answer) : (write ??= compile({ ...route, httpStatus }))(answer));
  });
});
