import { defineElements } from '../base/element';
import { courseElements } from '../families/course/course-elements';

defineElements(courseElements);
