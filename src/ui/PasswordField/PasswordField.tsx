import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { uiTexts as texts } from '../texts.ts';

/** A password that can be looked at while it is typed. It is hidden again when the page is left. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          size="sm"
          label={isShown ? texts.hidePassword : texts.showPassword}
          icon={isShown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
