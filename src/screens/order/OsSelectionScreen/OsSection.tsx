import { osProblem, type SystemVersion } from '@/domain/order/compatibility';
import { findFamily } from '@/domain/order/os';
import { FormSection } from '@/components/FormSection';
import { OsMark } from '@/components/OsMark';
import { useI18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';
import { osFamilyName, problemText } from './orderTexts';
import type { OsSelectionActions, ReadyOrderView } from './osSelectionView';
import { TakenBackNotice } from './TakenBackNotice';

type OsSectionProps = Pick<OsSelectionActions, 'onConfigurationChange'> & { view: ReadyOrderView };

/** System family as a card with its version; the default version is preselected (§2, §3). */
export function OsSection({ view, onConfigurationChange }: OsSectionProps) {
  const { t } = useI18n();
  const { plan, systems, configuration, takenBack } = view;
  const { os } = configuration;
  const families = [...new Set(systems.map(({ family }) => family))].flatMap((id) => {
    const versions = systems.filter(({ family }) => family === id);
    const known = findFamily(id);
    const usual = usualOf(versions, known?.defaultVersion, plan.specs.ram);
    return usual ? [{ id, known, versions, usual }] : [];
  });
  const disabledReasonOf = (system: SystemVersion) => {
    const problem = osProblem(system, plan.specs.ram);
    return problem ? problemText(problem, { ...configuration, os: system }, view, t) : undefined;
  };
  return (
    <FormSection title={t('order.os.title')}>
      <RadioCards
        label={t('order.os.title')}
        isLabelHidden
        required
        columns={3}
        value={os?.family ?? ''}
        onValueChange={(family) => {
          const usual = families.find(({ id }) => id === family)?.usual;
          if (usual) onConfigurationChange({ os: { family, version: usual.version } });
        }}
        options={families.map(({ id, known, usual }) => ({
          value: id,
          title: osFamilyName(id, t),
          description: t(known ? `order.os.about.${known.id}` : 'order.os.about.added'),
          icon: <OsMark family={id} />,
          disabledReason: disabledReasonOf(usual),
        }))}
      />
      {os && (
        <RadioCards
          label={
            os.family === 'other'
              ? t('order.os.variant')
              : t('order.os.version', { system: osFamilyName(os.family, t) })
          }
          look="segments"
          value={os.version}
          onValueChange={(version) => onConfigurationChange({ os: { family: os.family, version } })}
          options={(families.find(({ id }) => id === os.family)?.versions ?? []).map((system) => ({
            value: system.version,
            title: system.version,
            disabledReason: disabledReasonOf(system),
          }))}
        />
      )}
      <TakenBackNotice view={view} takenBack={takenBack?.cause === 'os' ? takenBack : null} />
    </FormSection>
  );
}

/** Returns the version to select with its family: of those that fit the plan, the usual one or the newest. */
function usualOf(
  versions: readonly SystemVersion[],
  usual: string | undefined,
  memory: number,
): SystemVersion | undefined {
  const fitting = versions.filter((system) => !osProblem(system, memory));
  const choices = fitting.length > 0 ? fitting : versions;
  return choices.find(({ version }) => version === usual) ?? choices.at(-1);
}
