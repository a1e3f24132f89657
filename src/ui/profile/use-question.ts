import { useState } from 'react';

/**
 * What is asked about fields before they are saved, for as long as they stand as they stood then: what
 * is changed is looked at anew.
 */
export function useQuestion(stands: string) {
  const [asked, setAsked] = useState<{ stands: string; question: string } | null>(null);
  return {
    question: asked?.stands === stands ? asked.question : null,
    ask: (question: string | null) => {
      setAsked(question === null ? null : { stands, question });
    },
  };
}
