import type { ReactNode } from 'react';
import { FormSection } from '@/components/FormSection';
import { canEditField, editSoftwareIds } from '@/domain/servers/serverSettings';
import {
  editPanelProblem,
  editSoftwareProblem,
  editSystemProblem,
  systemChoices,
} from '@/domain/servers/serverSettingsRules';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { Callout } from '@/primitives/Callout';
import { RadioCards } from '@/primitives/RadioCards';
import { problemText, shownProblem } from './serverEditTexts';
import type { EditPartProps } from './serverEditView';

/** System and software. Changing them erases the server, so they are separate with a warning (§2, §3). */
export function ReinstallSection({ view, onDraftChange }: EditPartProps) {
  const { t } = useI18n();
  const { editable, draft } = view;
  const { settings, server } = editable;
  const lockedReason = canEditField(server.status, 'os') ? undefined : t('serverEdit.locked.choice');
  /** Explains why a system cannot be chosen; the chosen one has its problem with the panel at the panels. */
  const reasonOf = (os: string): string | undefined => {
    if (os === settings.os) return undefined;
    const problem = editSystemProblem(os, editable);
    if (problem) return problemText(problem, 'os', { ...draft, os }, editable, t);
    return os !== draft.os && editPanelProblem(draft.panel, os, editable)
      ? problemText('systemNotSupported', 'panel', { ...draft, os }, editable, t)
      : undefined;
  };
  const installed = (isInstalled: boolean, word: string): { trailing?: ReactNode } =>
    isInstalled
      ? {
          trailing: (
            <Badge tone="neutral" size="sm">
              {word}
            </Badge>
          ),
        }
      : {};
  return (
    <FormSection title={t('serverEdit.reinstall.title')} tone="danger">
      <Callout tone="danger">{t('serverEdit.reinstall.warning')}</Callout>
      <RadioCards
        label={t('serverEdit.field.os')}
        columns={2}
        name="os"
        value={draft.os}
        error={shownProblem(view, 'os', t)}
        onValueChange={(os) => onDraftChange({ os })}
        options={systemChoices(editable).map((os) => ({
          value: os,
          title: os,
          ...installed(os === settings.os, t('serverEdit.reinstall.current')),
          disabledReason: lockedReason ?? reasonOf(os),
        }))}
      />
      <RadioCards
        label={t('serverEdit.field.software')}
        columns={2}
        name="software"
        value={draft.software}
        error={shownProblem(view, 'software', t)}
        onValueChange={(software) => onDraftChange({ software })}
        options={editSoftwareIds.map((software) => {
          const isOld = software === settings.software && draft.os === settings.os;
          const problem =
            software === draft.software || isOld ? null : editSoftwareProblem(software, draft, editable);
          return {
            value: software,
            title: t(`serverEdit.software.${software}`),
            ...installed(
              software === settings.software && software !== 'none',
              t('serverEdit.reinstall.currentSoftware'),
            ),
            disabledReason:
              lockedReason ??
              (problem ? problemText(problem, 'software', { ...draft, software }, editable, t) : undefined),
          };
        })}
      />
    </FormSection>
  );
}
