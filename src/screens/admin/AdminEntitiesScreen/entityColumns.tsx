import { statusShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import type { AdminEntity, EntityAudience, EntityKey } from '@/domain/admin/entity';
import { inLanguage } from '@/domain/values/localized';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

const AudienceBadge = createStatusBadge<EntityAudience>(
  { everyone: 'success', organizations: 'success', nobody: 'neutral' },
  (audience) => `adminEntities.audience.${audience}`,
);

/** Name of a legal entity in the reader's language. */
export const entityName = ({ name }: Pick<AdminEntity, 'name'>, { locale }: Pick<I18n, 'locale'>): string =>
  inLanguage(name, locale);

/** Columns of the legal entities. */
export function entityColumns(i18n: I18n): GridColumn<AdminEntity, EntityKey>[] {
  const { t } = i18n;
  const header = (key: EntityKey) => ({ key, header: t(`adminEntities.column.${key}`), isSortable: true });
  return [
    {
      ...header('name'),
      width: 16,
      part: 'title',
      cell: (entity) => <span className="[overflow-wrap:anywhere]">{entityName(entity, i18n)}</span>,
    },
    { ...header('inn'), width: 8, cell: ({ inn }) => <span className="figures">{inn}</span> },
    {
      ...header('audience'),
      ...statusShape,
      width: 8.4,
      cell: ({ audience }) => <AudienceBadge status={audience} size="sm" />,
    },
    {
      ...header('next'),
      width: 8,
      cell: ({ prefix, next }) => <span className="figures">{`${prefix}…${next.bill}`}</span>,
    },
  ];
}
