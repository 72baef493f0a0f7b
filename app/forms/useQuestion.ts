import { useCallback, useState } from 'react';
import { reasonOf } from '@/domain/results/failureReason';
import type { SendAction } from '@/domain/form/formState';
import { questionOf, type Question } from '@/domain/form/question';
import type { Outcome } from '@/domain/results/outcome';
import { useLock, type Notice } from '@app/calls/calls';
import { useSend } from './useForm';

/** Answer to a question and its effects. */
export interface Answer<Subject, Value, Refusal> {
  /** Log name of an unforeseen failure. */
  event: string;
  call: (subject: Subject) => Promise<Outcome<Value, Refusal>>;
  /** Runs wherever the user is by then; returns the notice to show. */
  onDone: (value: Value, subject: Subject) => Notice;
  /** Runs only while the question's page is open. */
  onDoneHere?: () => void;
}

/** State of a confirmation: one answer at a time; after a refusal or failure it stays open with the reason. */
export function useQuestion<Subject extends object, Refusal = never>() {
  const [question, setQuestion] = useState<Question<Subject, Refusal> | null>(null);
  const send = useSend<Refusal>(
    (action) => setQuestion((open) => open && afterSending(open, action)),
    useLock('repeatable'),
  );
  return {
    question,
    /** A stable function. */
    ask: useCallback((subject: Subject) => setQuestion(questionOf(subject)), []),
    /** Another choice clears the previous error. */
    change: (patch: Partial<Subject>) => setQuestion((open) => open && questionOf({ ...open, ...patch })),
    close: () => setQuestion(null),
    answer<Value>({ event, call, onDone, onDoneHere }: Answer<Subject, Value, Refusal>) {
      if (!question) return;
      const onDoneAway = (value: Value) => onDone(value, question);
      send(() => call(question), {
        event,
        onDoneAway,
        onDone: (value) => {
          const notice = onDoneAway(value);
          onDoneHere?.();
          return notice;
        },
      });
    },
  };
}

function afterSending<Subject extends object, Refusal>(
  question: Question<Subject, Refusal>,
  action: SendAction<Refusal>,
): Question<Subject, Refusal> | null {
  switch (action.type) {
    case 'sent':
      return { ...question, submission: { status: 'pending' } };
    case 'failed':
      return { ...question, submission: { status: 'failed', reason: reasonOf<Refusal>(action.failure) } };
    case 'resumed':
      return { ...question, submission: { status: 'idle' } };
    case 'done':
    case 'withdrawn':
      return null;
  }
}
