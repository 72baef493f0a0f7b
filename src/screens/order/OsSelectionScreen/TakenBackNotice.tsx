import type { Plan } from '@/domain/catalog/plan';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { droppedChoiceTexts } from './orderTexts';
import type { TakenBack } from './orderState';

export interface TakenBackNoticeProps {
  /** Null while nothing was: the place is there already, so that what comes is announced. */
  takenBack: TakenBack | null;
  plan: Plan;
}

/** Says, politely and where one has just chosen, which other choice had to go and why. */
export function TakenBackNotice({ takenBack, plan }: TakenBackNoticeProps) {
  const { t } = useI18n();
  return (
    <output className="block empty:hidden">
      {takenBack && (
        <Callout tone="warning">
          {droppedChoiceTexts(takenBack, plan, t).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Callout>
      )}
    </output>
  );
}
