import { useState } from 'react';

/** A question holds only as long as the fields are unchanged; a change is checked again. */
export function useQuestion(stands: string) {
  const [asked, setAsked] = useState<{ stands: string; question: string } | null>(null);
  return {
    question: asked?.stands === stands ? asked.question : null,
    ask: (question: string | null) => {
      setAsked(question === null ? null : { stands, question });
    },
  };
}
