import { FormSection } from '@/components/FormSection';
import { panelProblem, softwareIds, softwareProblem } from '@/domain/order/compatibility';
import { panelIds } from '@/domain/pricing/options';
import { useI18n } from '@/i18n/I18nProvider';
import { RadioCards } from '@/primitives/RadioCards';
import { problemText } from './orderTexts';
import type { OsSelectionActions, ReadyOrderView } from './osSelectionView';
import { surcharge } from './surcharge';
import { TakenBackNotice } from './TakenBackNotice';

type ProgramsSectionProps = Pick<OsSelectionActions, 'onConfigurationChange'> & { view: ReadyOrderView };

/** Preinstalled software and panel licence (§2); incompatible choices show the reason. A backup has its software. */
export function ProgramsSection({ view, onConfigurationChange }: ProgramsSectionProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { systems, prices, configuration, takenBack } = view;
  const { os, panel, software, fromBackup } = configuration;
  return (
    <FormSection title={t('order.programs.title')}>
      {!fromBackup && (
        <RadioCards
          label={t('order.software.label')}
          hint={t('order.software.hint')}
          columns={2}
          value={software}
          onValueChange={(chosen) => onConfigurationChange({ software: chosen })}
          options={softwareIds.map((id) => {
            const problem = softwareProblem(id, { os, panel }, systems);
            return {
              value: id,
              title: t(`pricing.software.${id}`),
              description: t(`order.software.about.${id}`),
              disabledReason: problem ? problemText(problem, configuration, view, t) : undefined,
            };
          })}
        />
      )}
      <RadioCards
        label={t('pricing.option.panel')}
        value={panel}
        onValueChange={(chosen) => onConfigurationChange({ panel: chosen })}
        options={panelIds.map((id) => {
          const problem = panelProblem(id, os, systems);
          return {
            value: id,
            title: t(`pricing.panel.${id}`),
            description: t(`order.panel.about.${id}`),
            trailing: surcharge(prices.panel[id], i18n),
            disabledReason: problem ? problemText(problem, configuration, view, t) : undefined,
          };
        })}
      />
      <TakenBackNotice view={view} takenBack={takenBack?.cause === 'programs' ? takenBack : null} />
    </FormSection>
  );
}
