import { ApiError, errorMessage, isOffline, useDescribeError, useSession } from '@parapet/sdk';
import { useCallback } from 'react';
import { useChatText } from './use-chat-text.ts';

/** Why a question was not answered, as far as it helps the person; '' otherwise. */
export function useFailureText(): (error: unknown) => string {
  const t = useChatText();
  const describe = useDescribeError();
  const { assistantModel } = useSession().preferences;
  return useCallback(
    (error) => {
      if (isOffline(error)) return describe(error).message ?? '';
      if (!(error instanceof ApiError)) return '';
      if (assistantModel !== undefined && error.errors?.some(({ path }) => path === '/model') === true)
        return t('chat.unknown-model', { model: assistantModel });
      // What happened to a language model is said in full sentences, whatever the status.
      return error.code.startsWith('model_') ? (error.detail ?? '') : errorMessage(error, '');
    },
    [t, describe, assistantModel],
  );
}
