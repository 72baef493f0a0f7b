import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HelpScreen } from '@/screens/help/HelpScreen/HelpScreen';
import { toHelpView } from '@/screens/help/HelpScreen/helpView';
import { useArticleBody, useHelpArticles } from '@app/reads/helpReads';

/** Articles about the portal; the address names the open one. */
export default function HelpContainer() {
  const opened = new URLSearchParams(useLocation().search).get('article');
  const [query, setQuery] = useState('');
  const articles = useHelpArticles();
  const known = articles.state.status === 'ready' ? articles.state.value : [];
  const body = useArticleBody(known.some(({ id }) => id === opened) ? opened : null);
  return (
    <HelpScreen
      view={toHelpView({ articles: articles.state, opened, body: body.state, query })}
      onQueryChange={setQuery}
      onRetry={() => void (articles.state.status === 'ready' ? body : articles).refresh()}
    />
  );
}
