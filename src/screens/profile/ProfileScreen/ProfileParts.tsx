import type { ReactNode } from 'react';
import type { ProfileSection } from '@/domain/profile/profile';
import { fieldsOfSection } from '@/domain/profile/profile';
import { useI18n } from '@/i18n/I18nProvider';
import { Disclosure } from '@/primitives/Disclosure';
import { AlertIcon } from '@/primitives/icons';
import type { ProfilePartProps, ReadyProfileView } from './profileTypes';

export interface ProfileSectionFrameProps extends ProfilePartProps {
  section: ProfileSection;
  /** Summary shown while the section is closed. */
  summary: string;
  children: ReactNode;
}

/** One of the three sections (§2). Closed, it summarizes its content, problems first. */
export function ProfileSectionFrame({
  section,
  summary,
  view,
  onSectionToggle,
  children,
}: ProfileSectionFrameProps) {
  const { t } = useI18n();
  const isOpen = view.openSections[section];
  const faults = faultsIn(section, view);
  return (
    <Disclosure
      title={t(`profile.section.${section}`)}
      headingLevel={2}
      isOpen={isOpen}
      onToggle={(next) => onSectionToggle(section, next)}
      {...(isOpen
        ? {}
        : {
            summary:
              faults > 0 ? (
                <span className="flex items-center justify-end gap-1.5 text-danger-text">
                  <AlertIcon className="size-4" />
                  {t('profile.faults', { count: faults })}
                </span>
              ) : (
                <span className="line-clamp-1 break-all">{summary}</span>
              ),
          })}
    >
      <div className="@container flex flex-col gap-6">{children}</div>
    </Disclosure>
  );
}

function faultsIn(section: ProfileSection, { problems, passwordProblems, draft }: ReadyProfileView): number {
  const own = fieldsOfSection(section, draft).filter((field) => problems[field] !== undefined).length;
  return section === 'user' ? own + Object.keys(passwordProblems).length : own;
}

/** A group of fields with a heading. */
export function FieldGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 border-t border-border pt-5 first:border-t-0 first:pt-0">
      <div>
        <h3 className="text-base font-semibold">{title}</h3>
        {hint !== undefined && <p className="mt-0.5 text-sm text-text-muted">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
