import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from '@/primitives/Button';
import { CopyIcon } from '@/primitives/icons';
import type { ServerListActions } from './serverListTypes';

interface CopyableTextProps extends Pick<ServerListActions, 'onTextCopy'> {
  text: string;
}

/** Something to be typed elsewhere, with a button that copies it. */
export function CopyableText({ text, onTextCopy }: CopyableTextProps) {
  const { t } = useI18n();
  return (
    <div className="flex items-center gap-2">
      <code className="min-w-0 flex-1 font-mono text-base break-all">{text}</code>
      <IconButton
        size="sm"
        label={t('serverDetails.copy', { text })}
        icon={<CopyIcon />}
        onClick={() => onTextCopy(text)}
        className="-mr-2"
      />
    </div>
  );
}
