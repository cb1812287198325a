/** Answers about overdue tasks and actions of plans. */
import type { OrganizationFacts } from '../facts.ts';
import type { Texts } from '../texts/texts.ts';
import { bullets, paragraphs, quoted } from '../wording.ts';

function list(heading: string, lines: readonly string[], total: number, texts: Texts): string {
  return paragraphs(heading, bullets(lines), total > lines.length ? texts.overdue.more(total - lines.length) : '');
}

/** Does not claim that no action is overdue when the actions are unknown. */
export function overdue({ overdue: tasks, overdueActions: actions }: OrganizationFacts, texts: Texts): string {
  const { overdue: say } = texts;
  const title = (text: string) => quoted(text) || say.untitled;
  if (tasks?.total === 0 && actions?.total === 0) return say.nothing;

  const ofTasks = () => {
    if (tasks === null) return actions === undefined ? say.unreadable : say.unreadableTasks;
    if (tasks.total === 0) return say.noTask;
    return list(say.tasks(tasks.total), tasks.tasks.map((task) => say.task(title(task.title), task.due)), tasks.total, texts);
  };
  const ofActions = () => {
    if (actions === undefined) return '';
    if (actions.total === 0) return tasks === null ? say.noAction : '';
    return list(say.actions(actions.total), actions.actions.map((one) => say.action(title(one.title), title(one.plan), one.due)), actions.total, texts);
  };
  return paragraphs(ofTasks(), ofActions());
}
