import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import {
  RESET_STORY_ARGS,
  STORY_ARGS_UPDATED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import type { Attributes } from './tag-html';

type Docs = React.ContextType<typeof DocsContext>;

/** A story of a documentation page. */
export type DocsStory = ReturnType<Docs['componentStories']>[number];

interface StoryArgs {
  args: Attributes;
  /** Sets an attribute; undefined removes it. */
  set(name: string, value: Attributes[string]): void;
  reset(): void;
}

/** Returns the attributes of a story on a documentation page, with functions to change them. */
export function useStoryArgs(story: DocsStory): StoryArgs {
  const context = useContext(DocsContext);
  const { channel } = context;
  const [args, setArgs] = useState<Attributes>(() => context.getStoryContext(story).args);
  useEffect(() => {
    const update = (changed: { storyId: string; args: Attributes }) => {
      if (changed.storyId === story.id) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, update);
    return () => channel.off(STORY_ARGS_UPDATED, update);
  }, [channel, story.id]);
  return {
    args,
    set: (name, value) =>
      channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs: { [name]: value } }),
    reset: () => channel.emit(RESET_STORY_ARGS, { storyId: story.id }),
  };
}
