import { draftOf } from '@/domain/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { ChangeLine } from './ChangeLine';
import type { ReadyEditView } from './serverEditView';

/** Everything that was changed, in the order of the screen. */
export function ChangeList({ view }: { view: ReadyEditView }) {
  const { t } = useI18n();
  if (view.changed.length === 0) return <p className="text-text-muted">{t('serverEdit.summary.none')}</p>;
  return (
    <dl className="flex flex-col gap-3">
      {view.changed.map((field) => (
        <div key={field} className="flex min-w-0 flex-col gap-0.5">
          <dt className="text-sm text-text-muted">{t(`serverEdit.field.${field}`)}</dt>
          <dd className="min-w-0 break-words">
            <ChangeLine field={field} from={draftOf(view.editable.settings)} to={view.draft} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
