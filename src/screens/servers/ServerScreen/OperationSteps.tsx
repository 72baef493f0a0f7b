import type { IsoDateTime } from '@/domain/time/dates';
import { useI18n } from '@/i18n/I18nProvider';
import { CheckIcon } from '@/primitives/icons';
import { Spinner } from '@/primitives/Spinner';
import type { OperationUnderWay } from './serverView';

interface OperationStepsProps {
  /** The operation with its times. */
  operation: OperationUnderWay;
}

/** Steps of an operation: when it was requested and began, and what it waits for. */
export default function OperationSteps({ operation }: OperationStepsProps) {
  const { t } = useI18n();
  const { action, at, startedAt } = operation;
  return (
    <ol aria-label={t('server.steps')} className="mt-2 flex flex-col gap-1.5">
      <Step state="done" label={t('server.steps.requested')} at={at} />
      {startedAt === undefined ? (
        <Step state="current" label={t('server.steps.waits')} />
      ) : (
        <>
          <Step state="done" label={t('server.steps.started')} at={startedAt} />
          <Step state="current" label={t(`server.underWay.${action}`)} />
        </>
      )}
      <Step state="next" label={t('server.steps.done')} />
    </ol>
  );
}

interface StepProps {
  state: 'done' | 'current' | 'next';
  label: string;
  /** When it was done. */
  at?: IsoDateTime;
}

const icons = {
  done: <CheckIcon className="size-4" />,
  current: <Spinner />,
  next: <span className="size-2 rounded-full border border-current" />,
};

function Step({ state, label, at }: StepProps) {
  const { dateTime } = useI18n();
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={`flex flex-wrap items-center gap-x-2 ${state === 'current' ? 'font-medium' : ''}`}
    >
      <span aria-hidden="true" className="grid size-4 place-items-center">
        {icons[state]}
      </span>
      <span>{label}</span>
      {at !== undefined && (
        <time dateTime={at} className="text-sm figures">
          {dateTime(at)}
        </time>
      )}
    </li>
  );
}
