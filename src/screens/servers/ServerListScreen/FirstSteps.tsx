import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { CheckIcon } from '@/primitives/icons';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';

/** Steps to the first server, shown while there is none. */
export default function FirstSteps({ isPlanChosen }: { isPlanChosen: boolean }) {
  const { t } = useI18n();
  return (
    <ol aria-label={t('serverList.start.title')} className="mt-5 flex flex-col gap-4 text-left">
      <Step number={1} title={t('serverList.start.plan')} isDone={isPlanChosen}>
        {t(isPlanChosen ? 'serverList.start.plan.done' : 'serverList.start.plan.text')}
      </Step>
      <Step number={2} title={t('serverList.start.pay')}>
        {t('serverList.start.pay.text')}
      </Step>
      <Step number={3} title={t('serverList.start.connect')}>
        {t('serverList.start.connect.text')}
      </Step>
    </ol>
  );
}

interface StepProps {
  number: number;
  title: string;
  isDone?: boolean;
  children: ReactNode;
}

function Step({ number, title, isDone = false, children }: StepProps) {
  const { t, number: figure } = useI18n();
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full border border-border text-sm font-semibold figures [&_svg]:size-4"
      >
        {isDone ? <CheckIcon className="text-success-text" /> : figure(number)}
      </span>
      <div className="min-w-0">
        <p className="font-medium text-text">
          {title}
          {isDone && <VisuallyHidden>, {t('common.step.complete')}</VisuallyHidden>}
        </p>
        <div className="text-sm">{children}</div>
      </div>
    </li>
  );
}
