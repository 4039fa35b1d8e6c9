import { defineElements } from '../base/element';
import { profileElements } from '../families/profile/profile-elements';

defineElements(profileElements);
