import { useDescribeError } from '@parapet/sdk';
import { useRef, useState } from 'react';

/** Where a draft comes from. */
export interface Origin {
  source: 'model' | 'built-in';
  model: string | null;
  /** The reasons, in sentences. */
  why: string;
}

/** The state of a draft, as `ProposalBanner` shows it. */
export interface AssistantDraft {
  /** Null before there is one. */
  origin: Origin | null;
  isWorking: boolean;
  /** Why the last one failed; null when it did not. */
  error: string | null;
}

interface Drafted {
  content: string;
  source: Origin['source'];
  model: string | null;
}

/** As `useOperation` returns it. */
interface Drafting<Body, Draft> {
  mutateAsync: (input: { body: Body }) => Promise<Draft>;
  isPending: boolean;
  error: Error | null;
  reset: () => void;
}

interface DraftOptions<Draft> {
  /** Said of a failure that has no reason to tell. */
  failed: string;
  onDrafted: (draft: Draft) => void;
  onClose?: () => void;
}

/** Asks the assistant for a draft. What it answers after the draft was closed, or asked for again, is dropped. Nothing is saved by it. */
export function useAssistantDraft<Body, Draft extends Drafted>(
  { mutateAsync, isPending, error, reset }: Drafting<Body, Draft>,
  { failed, onDrafted, onClose }: DraftOptions<Draft>,
): AssistantDraft & { ask: (body: Body) => void; close: () => void } {
  const describe = useDescribeError();
  const [origin, setOrigin] = useState<Origin | null>(null);
  const asked = useRef(0);
  return {
    origin,
    isWorking: isPending,
    error: error === null ? null : (describe(error, failed).message ?? failed),
    ask(body) {
      const question = (asked.current += 1);
      const show = (draft: Draft): void => {
        if (question !== asked.current) return;
        onDrafted(draft);
        setOrigin({ source: draft.source, model: draft.model, why: reasonsOf(draft) });
      };
      // The banner says why it failed.
      mutateAsync({ body }).then(show, () => {});
    },
    close() {
      asked.current += 1;
      setOrigin(null);
      reset();
      onClose?.();
    },
  };
}

/** The reasons of a draft as plain sentences. The last line only says who wrote it, which the banner says too. */
function reasonsOf({ content, source }: Drafted): string {
  const paragraphs = content.trim().split(/\n{2,}/);
  return (source === 'built-in' ? paragraphs.slice(0, -1) : paragraphs).join('\n').replaceAll('**', '');
}
